import { Trans } from '@lingui/react/macro'
import type { FindGroup, FindLine } from '../use-find-groups.ts'
import styles from './find-dialog.module.css'

interface FoundGroupsProps {
  groups: readonly FindGroup[]
  listId: string
  /** The line the arrows are at, over all groups. */
  at: number
  onChoose: (line: FindLine) => void
}

export function FoundGroups({ groups, listId, at, onChoose }: FoundGroupsProps) {
  let index = -1
  return (
    <div id={listId} role="listbox" aria-labelledby={`${listId}-label`} className={styles.list}>
      <span id={`${listId}-label`} hidden>
        <Trans>Found</Trans>
      </span>
      {groups.map(({ title, lines, hasMore }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options within a listbox
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true">
            {title}
            {hasMore && (
              <small>
                <Trans>the best {lines.length}; type more to narrow</Trans>
              </small>
            )}
          </p>
          {lines.map((line) => {
            index += 1
            const { key, label, detail, Icon } = line
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field owns the keys
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
              <div
                key={key}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === at}
                data-highlighted={index === at ? '' : undefined}
                className="pop-item"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(line)}
              >
                <Icon aria-hidden="true" />
                <span className={styles.line}>
                  {label}
                  {detail && <small>{detail}</small>}
                </span>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
