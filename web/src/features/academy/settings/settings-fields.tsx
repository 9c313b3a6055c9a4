import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SOCIAL_NAMES } from '../../../lib/texts/academy-texts.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import styles from './settings.module.css'
import { COUNTS, type SettingsValues, SOCIALS, type TextName } from './settings-form.ts'

const YEAR = '{year}'

type SettingsOfForm = { form: Form<SettingsValues> }

/** Every setting, in the groups in which an academy thinks of them. */
export function SettingsFields({ form }: SettingsOfForm) {
  const { t } = useLingui()
  const line = (
    name: TextName,
    label: string,
    more: { hint?: ReactNode; type?: string; unit?: string } = {},
  ) => {
    const { hint, ...input } = more
    return (
      <Field label={label} hint={hint} error={form.errors[name]}>
        <TextInput {...form.input(name)} required={name === 'name'} {...input} />
      </Field>
    )
  }
  const lines = (name: TextName, label: string) => (
    <Field label={label} hint={<Trans>One per line</Trans>} error={form.errors[name]}>
      <TextArea
        name={name}
        rows={4}
        value={form.values[name]}
        onChange={({ target }) => form.set(name, target.value)}
      />
    </Field>
  )
  const counts = {
    courses: t`Courses`,
    students: t`Students`,
    experts: t`Experts`,
    successPercent: t`Success`,
  }
  return (
    <>
      <Group title={<Trans>Name</Trans>}>
        {line('name', t`Academy name`)}
        {line('foundedYear', t`Founded in`, { type: 'number' })}
        <div className={styles.whole}>
          {line('tagline', t`Tagline`, { hint: <Trans>{YEAR} stands for the year above.</Trans> })}
        </div>
        {lines('categories', t`Course categories`)}
      </Group>
      <Group title={<Trans>Paying</Trans>}>
        {line('payment.ussdCode', t`USSD code`, { hint: <Trans>What a student dials to pay</Trans> })}
        {line('payment.recipient', t`Recipient`, {
          hint: <Trans>The name that the payer’s phone shows</Trans>,
        })}
        {line('payment.verificationHours', t`Verification time`, { type: 'number', unit: t`hours` })}
      </Group>
      <Group title={<Trans>Contacts</Trans>}>
        {line('email', t`Email`, { type: 'email' })}
        {line('phone', t`Phone`, { type: 'tel' })}
        {line('location', t`Place`)}
        {SOCIALS.map((name) => (
          <div key={name}>{line(`socials.${name}`, SOCIAL_NAMES[name])}</div>
        ))}
      </Group>
      <Group title={<Trans>Figures and partners</Trans>}>
        <Checkbox
          className={styles.check}
          label={<Trans>Count the figures of the home page from the data</Trans>}
          checked={form.values['figures.fromData']}
          onChange={({ target }) => form.set('figures.fromData', target.checked)}
        />
        {!form.values['figures.fromData'] &&
          COUNTS.map((name) => (
            <div key={name}>
              {line(`figures.${name}`, counts[name], {
                type: 'number',
                ...(name === 'successPercent' && { unit: '%' }),
              })}
            </div>
          ))}
        {lines('partners', t`Partners`)}
      </Group>
      <Group title={<Trans>Certificates</Trans>}>
        {line('certificate.signatoryName', t`Signed by`, {
          hint: <Trans>Left empty, the academy signs in its own name.</Trans>,
        })}
        {line('certificate.signatoryTitle', t`Their title`)}
        {line('certificate.place', t`Place of issue`)}
      </Group>
    </>
  )
}

const Group = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Card as="section" className={styles.group}>
    <h2>{title}</h2>
    <div className={styles.fields}>{children}</div>
  </Card>
)
