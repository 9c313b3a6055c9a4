import { LECTURE_TYPES, type LectureType } from '@academy/contract/lectures/rules'
import { Trans } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { TypeIcon, TypeWord } from './lecture-facts.tsx'
import styles from './type-choice.module.css'

type TypeChoiceProps = { value: LectureType; onChange: (type: LectureType) => void; disabled?: boolean }

export function TypeChoice({ value, onChange, disabled }: TypeChoiceProps) {
  return (
    <Field group label={<Trans>Type</Trans>}>
      <div className={styles.types}>
        {LECTURE_TYPES.map((type) => (
          <label key={type}>
            <input
              type="radio"
              name="lecture-type"
              className="vh"
              checked={type === value}
              disabled={disabled}
              onChange={() => onChange(type)}
            />
            <TypeIcon type={type} />
            <TypeWord type={type} />
          </label>
        ))}
      </div>
    </Field>
  )
}
