import * as M from '@academy/contract/messages/messages'
import { MESSAGE_MAX_LENGTH } from '@academy/contract/messages/rules'
import { formatCount } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { useOnline } from '../../../lib/offline/online.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FieldError } from '../../../ui/field-error.tsx'
import { FileRow } from '../../../ui/file-row.tsx'
import { useSignedIn } from '../../users/index.ts'
import type { Pair } from '../addresses.ts'
import { sendMessage } from '../sending/message-work.ts'
import { newKey } from '../sending/outgoing.ts'
import { useAttaching } from '../sending/use-attaching.ts'
import { useTyped } from '../sending/use-typed.ts'
import { AttachButton } from './attach-button.tsx'
import styles from './thread.module.css'

const HAS_KEYS = '(pointer: fine)'
/** So near the end the letters left are told. */
const NEAR_END = 500

interface ComposerProps {
  pair: Pair
  name: string
  /** Beside a list one goes on writing at once; a phone would bring up its keyboard. */
  focus: boolean
}

export function Composer({ pair, name, focus }: ComposerProps) {
  const { t } = useLingui()
  const person = useSignedIn().user._id
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, type] = useTyped(person, pair)
  const [isBusy, setIsBusy] = useState(false)
  const [firstName = name] = name.split(' ')
  const attaching = useAttaching(person, pair)
  const { attachment, upload } = attaching
  const isOnline = useOnline()
  const file = useRef<HTMLInputElement>(null)
  const content = text.trim()
  const left = MESSAGE_MAX_LENGTH - content.length
  useGrowing(field, text)
  useEffect(() => {
    if (focus && matchMedia(HAS_KEYS).matches) field.current?.focus({ preventScroll: true })
  }, [focus])

  const isOnItsWay = upload !== null && upload.state !== 'stored'
  const mayBeSent = (content !== '' || attachment !== null) && left >= 0 && !isOnItsWay

  const send = async (event?: SubmitEvent) => {
    event?.preventDefault()
    if (!mayBeSent || isBusy) return
    setIsBusy(true)
    try {
      const now = Date.now()
      const at = new Date(now).toISOString()
      await sendMessage({ ...pair, person, content, attachment, key: newKey(now), at })
      type('')
      attaching.remove()
    } catch (failure) {
      toast.error(failureMessage(failure, M.sendFailed))
    }
    setIsBusy(false)
    field.current?.focus()
  }
  /** Enter writes a new line where there is no Shift to hold. */
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (!matchMedia(HAS_KEYS).matches && !event.ctrlKey) return
    event.preventDefault()
    void send()
  }
  const lettersLeft = formatCount(left)
  return (
    <form className={styles.composer} onSubmit={(event) => void send(event)}>
      <label className="vh" htmlFor={id}>
        <Trans>Message to {name}</Trans>
      </label>
      {upload && (
        <div className={styles.attached}>
          <FileRow
            upload={upload}
            onCancel={attaching.remove}
            onRetry={attaching.retry}
            onRemove={attaching.remove}
            onReplace={() => file.current?.click()}
          />
        </div>
      )}
      <AttachButton input={file} disabled={!isOnline} onChoose={attaching.attach} />
      <div className={styles.field}>
        <textarea
          id={id}
          ref={field}
          rows={1}
          className="inp"
          placeholder={t`Message ${firstName}`}
          value={text}
          enterKeyHint="enter"
          aria-invalid={left < 0 || undefined}
          aria-describedby={left < NEAR_END ? `${id}-left` : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={sendByKey}
        />
        {left < NEAR_END && (
          <div id={`${id}-left`} className={styles.left}>
            {left < 0 ? <FieldError>{M.contentTooLong}</FieldError> : <Trans>{lettersLeft} left</Trans>}
          </div>
        )}
      </div>
      <Button
        type="submit"
        variant="primary"
        busy={isBusy}
        className={classNames(styles.send)}
        aria-label={t`Send`}
        disabled={!mayBeSent}
      >
        <Send aria-hidden="true" />
        <span>
          <Trans>Send</Trans>
        </span>
      </Button>
    </form>
  )
}

/** Up to five lines. Browsers that cannot do it by style are told. */
function useGrowing(field: React.RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const { current } = field
    if (!current || CSS.supports('field-sizing', 'content')) return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight + current.offsetHeight - current.clientHeight}px`
  }, [field, text])
}
