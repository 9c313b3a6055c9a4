import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'li' | 'article' | 'section'
  /** Lifts under the pointer: for cards that are a link. */
  hover?: boolean
}

export function Card({ as: Element = 'div', hover, className, ...rest }: CardProps) {
  return <Element {...(rest as object)} className={classNames('card', hover && 'card-hover', className)} />
}

/** The card's one link: its target is the whole card. Separate actions beside it take the class `card-above`. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames('card-link', className)} />
}
