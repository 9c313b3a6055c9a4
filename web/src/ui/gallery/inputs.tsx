import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Checkbox, Radio, Switch } from '../choices.tsx'
import { Combobox } from '../combobox.tsx'
import { Field } from '../field.tsx'
import { FileDrop } from '../file-drop.tsx'
import { OtpInput } from '../otp-input.tsx'
import { PasswordInput } from '../password-input.tsx'
import { Select } from '../select.tsx'
import { TextArea } from '../text-area.tsx'
import { TextInput } from '../text-input.tsx'
import { Columns, Section } from './section.tsx'

const people = [
  { value: '1', label: 'Béata Kamana', detail: 'beata.kamana@example.rw' },
  { value: '2', label: 'Diane Uwase', detail: 'diane.uwase@example.rw' },
  { value: '3', label: 'Eric Mugisha', detail: 'eric.mugisha@example.rw' },
]
const types = [
  { value: 'free', label: 'FREE' },
  { value: 'paid', label: 'PAID' },
]
const megabyte = 1024 * 1024
const pdf = { accept: ['application/pdf'], maxBytes: 50 * megabyte, typesInWords: 'PDF' }

export function InputsGallery() {
  const [code, setCode] = useState('123')
  const [person, setPerson] = useState('2')
  return (
    <>
      <Section title="Fields">
        <Columns>
          <Field label="Email" hint="We send the code there.">
            <TextInput type="email" autoComplete="email" icon={<Mail aria-hidden="true" />} />
          </Field>
          <Field label="Title" error="Course title is required" optional>
            <TextInput />
          </Field>
          <Field label="Password">
            <PasswordInput autoComplete="current-password" defaultValue="imigongo" />
          </Field>
          <Field label="Price" hint="Locked for free courses.">
            <TextInput unit="RWF" inputMode="numeric" defaultValue="45000" disabled />
          </Field>
          <Field label="Verification code">
            <OtpInput value={code} onChange={setCode} />
          </Field>
          <Field label="Duration">
            <TextInput unit="weeks" inputMode="numeric" defaultValue="8" />
          </Field>
          <Field label="Description">
            <TextArea maxLength={500} defaultValue="Build fast, accessible interfaces." />
          </Field>
          <Field label="Course type">
            <Select options={types} placeholder="Choose a type" />
          </Field>
          <Field label="Instructor">
            <Combobox options={people} value={person} onChange={setPerson} />
          </Field>
          <Field label="Category" error="Please select a category">
            <Select options={[]} placeholder="Choose a category" />
          </Field>
        </Columns>
      </Section>
      <Section title="Choices">
        <Columns>
          <Field label="What to send" group hint="You can change this later.">
            <Checkbox label="Course updates" detail="New lectures and quizzes" defaultChecked />
            <Checkbox label="Offers" />
            <Checkbox label="Not available" disabled />
          </Field>
          <Field label="Theme" group>
            <Radio name="gallery-theme" label="System" defaultChecked />
            <Radio name="gallery-theme" label="Light" />
            <Radio name="gallery-theme" label="Dark" disabled />
          </Field>
          <Field label="Switches" group>
            <Switch label="Email notifications" detail="Saved at once" defaultChecked />
            <Switch label="Data saver" />
          </Field>
        </Columns>
      </Section>
      <Section title="Files">
        <Columns>
          <Field label="Lecture file">
            <FileDrop {...pdf} onPick={() => {}} />
          </Field>
          <FileDrop
            {...pdf}
            onPick={() => {}}
            onCancel={() => {}}
            upload={{
              state: 'sending',
              name: 'hooks-and-effects.pdf',
              bytes: 42 * megabyte,
              sentBytes: 17.4 * megabyte,
            }}
          />
          <FileDrop
            {...pdf}
            onPick={() => {}}
            onRetry={() => {}}
            onRemove={() => {}}
            upload={{
              state: 'failed',
              name: 'hooks-and-effects.pdf',
              bytes: 42 * megabyte,
              message: 'The connection dropped.',
            }}
          />
          <FileDrop
            {...pdf}
            onPick={() => {}}
            onRemove={() => {}}
            upload={{
              state: 'stored',
              name: 'a-file-with-a-very-long-name-that-does-not-fit-on-one-line.pdf',
              bytes: 6.8 * megabyte,
            }}
          />
        </Columns>
      </Section>
    </>
  )
}
