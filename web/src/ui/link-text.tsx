import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'

export function LinkText({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames('link', className)} />
}
