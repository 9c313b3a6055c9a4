import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'
import { useFieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** Pasting and password managers stay allowed; the eye shows what was typed. */
export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const { t } = useLingui()
  const field = useFieldProps(rest)
  const [shown, setShown] = useState(false)
  return (
    <span className="inp-wrap">
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...field}
        type={shown ? 'text' : 'password'}
        className={classNames('inp pr-12', className)}
      />
      <IconButton label={shown ? t`Hide password` : t`Show password`} onClick={() => setShown(!shown)}>
        {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
    </span>
  )
}
