import { partsOf } from '../lib/texts/links.ts'
import { ExternalLinkText } from './external-link-text.tsx'
import styles from './plain-text.module.css'

/** What people write to each other: letter for letter, web addresses are links, and nothing else means anything. */
export function PlainText({ children }: { children: string }) {
  return (
    <div className={styles.text}>
      {partsOf(children).map(({ text, href }, at) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which stand still
          <ExternalLinkText key={at} href={href}>
            {text}
          </ExternalLinkText>
        ) : (
          text
        ),
      )}
    </div>
  )
}
