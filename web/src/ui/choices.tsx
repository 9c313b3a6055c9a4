import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** A second, quieter line. */
  detail?: ReactNode
}

type RowProps = ChoiceProps & { type: 'checkbox' | 'radio'; rowClass?: string }

function ChoiceRow({ label, detail, rowClass, className, ...rest }: RowProps) {
  return (
    <label className={classNames('choice', rowClass, className)}>
      <input {...rest} />
      <span>
        {label}
        {detail && <small>{detail}</small>}
      </span>
    </label>
  )
}

export function Checkbox(props: ChoiceProps) {
  return <ChoiceRow {...props} type="checkbox" />
}

export function Radio(props: ChoiceProps) {
  return <ChoiceRow {...props} type="radio" />
}

/** For what takes effect at once; inside a form with a Save button use a Checkbox. */
export function Switch(props: ChoiceProps) {
  return <ChoiceRow {...props} type="checkbox" role="switch" rowClass="choice-switch" />
}
