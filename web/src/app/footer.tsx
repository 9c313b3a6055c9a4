import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useSession } from '../features/users/index.ts'
import { academy } from '../lib/academy.ts'
import { copyrightYear, coursesOf, socialLinks, tagline } from '../lib/texts/academy-texts.ts'
import { BrandLink } from './brand-link.tsx'
import styles from './footer.module.css'
import { HomeName } from './home-name.tsx'
import { homeOf } from './homes.ts'

/** The catalogue's category that stands closest to each program; programs without one lead to all courses. */
const PROGRAMS = [
  { name: 'Web Development', category: 'Web Development' },
  { name: 'AI & Machine Learning', category: 'Artificial Intelligence' },
  { name: 'Cloud Computing', category: 'Cloud Computing' },
  { name: 'Cybersecurity', category: 'Cybersecurity' },
] as const

export function Footer() {
  const { t } = useLingui()
  const { name, email, phone, location, categories, socials } = academy()
  const session = useSession()
  const year = copyrightYear()
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.about}>
          <BrandLink />
          <p className={styles.tag}>{tagline(academy())}</p>
          <ul className={styles.social}>
            {socialLinks(socials).map((social) => (
              <li key={social.name}>
                <a href={social.href} target="_blank" rel="noreferrer">
                  {social.name}
                  <span className="vh">
                    {' '}
                    <Trans>(opens in a new tab)</Trans>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <FooterList title={t`Quick links`}>
          <Link to="/courses">
            <Trans>Courses</Trans>
          </Link>
          <Link to="/about">
            <Trans>About</Trans>
          </Link>
          {session.user && (
            <Link to={homeOf(session.user)}>
              <HomeName role={session.role} />
            </Link>
          )}
          {session.user && (
            <Link to="/account">
              <Trans>Account</Trans>
            </Link>
          )}
          {session.status === 'signed-out' && (
            <Link to="/register">
              <Trans>Register</Trans>
            </Link>
          )}
          {session.status === 'signed-out' && (
            <Link to="/login">
              <Trans>Login</Trans>
            </Link>
          )}
        </FooterList>
        <FooterList title={t`Programs`}>
          {PROGRAMS.map((program) => (
            <Link key={program.name} to={coursesOf(program.category, categories)}>
              {program.name}
            </Link>
          ))}
        </FooterList>
        <FooterList title={t`Contact`}>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
          <span>{location}</span>
        </FooterList>
        <p className={styles.legal}>
          <Trans>
            © {year} {name}. All rights reserved.
          </Trans>
        </p>
      </div>
    </footer>
  )
}

function FooterList({ title, children }: { title: string; children: React.ReactNode[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {children.flat().map((child, index) =>
          child ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a footer's list never changes its order
            <li key={index}>{child}</li>
          ) : null,
        )}
      </ul>
    </div>
  )
}
