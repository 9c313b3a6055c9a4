import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { Link } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { useForm } from '../../../../ui/form/use-form.ts'
import { Popover } from '../../../../ui/popover.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { linkAddress } from './rich-text-rules.ts'
import { Tool } from './tool.tsx'

export function LinkTool({ editor }: { editor: Editor | null }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const isLink = editor?.isActive('link') ?? false
  return (
    <Popover
      label={t`Link`}
      open={isOpen}
      onOpenChange={setIsOpen}
      align="start"
      className="w-80 p-4"
      trigger={
        <Tool label={t`Link`} disabled={!editor} pressed={isLink}>
          <Link aria-hidden="true" />
        </Tool>
      }
    >
      {editor && <LinkForm editor={editor} isLink={isLink} onDone={() => setIsOpen(false)} />}
    </Popover>
  )
}

function LinkForm({ editor, isLink, onDone }: { editor: Editor; isLink: boolean; onDone: () => void }) {
  const { t } = useLingui()
  const form = useForm(() => ({ typed: (editor.getAttributes('link').href as string | undefined) ?? '' }), {
    check: ({ typed }) => ({
      typed: linkAddress(typed) === null ? t`Write a web address, such as https://example.com.` : undefined,
    }),
    send: async ({ typed }) => {
      const href = linkAddress(typed) ?? ''
      const chain = editor.chain().focus().extendMarkRange('link')
      if (editor.state.selection.empty && !isLink) {
        chain
          .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
          .run()
      } else chain.setLink({ href }).run()
      onDone()
    },
  })
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  return (
    <form {...form.form} className="grid gap-3">
      <Field label={<Trans>Address</Trans>} error={form.errors.typed}>
        <TextInput {...form.input('typed')} inputMode="url" autoComplete="off" autoFocus />
      </Field>
      <div className="flex gap-2">
        {isLink && (
          <Button size="sm" onClick={remove}>
            <Trans>Remove link</Trans>
          </Button>
        )}
        <Button size="sm" type="submit" variant="primary" className="flex-1">
          <Trans>Set link</Trans>
        </Button>
      </div>
    </form>
  )
}
