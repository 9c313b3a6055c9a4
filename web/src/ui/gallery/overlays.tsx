import { LogOut, MoreHorizontal, Trash2, User } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Dialog } from '../dialog.tsx'
import { Field } from '../field.tsx'
import { IconButton } from '../icon-button.tsx'
import { KeyboardHelp } from '../keyboard-help.tsx'
import { Menu } from '../menu.tsx'
import { Popover } from '../popover.tsx'
import { Sheet } from '../sheet.tsx'
import { TextInput } from '../text-input.tsx'
import { Row, Section } from './section.tsx'

type Opened = 'dialog' | 'sheet' | 'panel' | 'confirm' | 'typed' | null

export function OverlaysGallery() {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <Section title="Overlays">
      <Row>
        <Button onClick={() => setOpened('dialog')}>Dialog</Button>
        <Button onClick={() => setOpened('sheet')}>Sheet</Button>
        <Button onClick={() => setOpened('panel')}>Side panel</Button>
        <Button onClick={() => setOpened('confirm')}>Confirm</Button>
        <Button onClick={() => setOpened('typed')}>Confirm by name</Button>
        <Menu trigger={<Button>Menu</Button>} label="Diane Uwase" items={menuItems} />
        <Popover trigger={<Button>Popover</Button>} label="Notifications">
          <p className="p-3">No notifications yet</p>
        </Popover>
        <Button onClick={() => toast.success('Progress saved')}>Success toast</Button>
        <Button onClick={() => toast.error('Failed to update progress')}>Error toast</Button>
      </Row>
      <KeyboardHelp shortcuts={[{ keys: ['J', 'K'], does: 'Next and previous row' }]} />
      <Dialog
        open={opened === 'dialog'}
        onClose={close}
        title="Change role"
        footer={<DialogButtons onClose={close} />}
      >
        <div className="grid gap-4">
          <Field label="Reason">
            <TextInput data-autofocus="" />
          </Field>
          <Row>
            <Menu
              trigger={
                <IconButton label="More">
                  <MoreHorizontal aria-hidden="true" />
                </IconButton>
              }
              items={menuItems}
            />
            <Button onClick={() => toast.error('A toast over a dialog')}>Toast</Button>
          </Row>
        </div>
      </Dialog>
      <Sheet open={opened === 'sheet'} onClose={close} title="Lectures">
        {Array.from({ length: 30 }, (_, lecture) => `Lecture ${lecture + 1}`).map((lecture) => (
          <p key={lecture} className="border-b border-line py-3">
            {lecture}
          </p>
        ))}
      </Sheet>
      <Sheet from="side" open={opened === 'panel'} onClose={close} title="Menu">
        Slides in from the right.
      </Sheet>
      <ConfirmDialog
        open={opened === 'confirm'}
        title="Delete “Effects and state”?"
        verb="Delete quiz"
        onConfirm={close}
        onClose={close}
      >
        12 submissions will be lost.
      </ConfirmDialog>
      <ConfirmDialog
        open={opened === 'typed'}
        title="Delete “Modern Front-End with React”?"
        verb="Delete course"
        typeToConfirm="Modern Front-End with React"
        error="Failed to delete course"
        onConfirm={close}
        onClose={close}
      >
        8 lectures and 12 submissions will be lost.
      </ConfirmDialog>
    </Section>
  )
}

const menuItems = [
  { label: 'Profile', icon: User, to: '/gallery/profile' },
  { label: 'Not now', disabled: true, onSelect: () => {} },
  'line' as const,
  { label: 'Delete', icon: Trash2, danger: true, onSelect: () => {} },
  { label: 'Logout', icon: LogOut, onSelect: () => {} },
]

function DialogButtons({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" onClick={onClose}>
        Make instructor
      </Button>
    </>
  )
}
