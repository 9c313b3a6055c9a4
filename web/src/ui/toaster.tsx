import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { resolveValue, type Toast, toast, useToasterStore } from 'react-hot-toast/headless'
import { IconButton } from './icon-button.tsx'
import './styles/toasts.css'

const shownAtOnce = 3
const queueLimit = 20
const defaultDurationMs = {
  success: 2000,
  error: 4000,
  blank: 4000,
  custom: 4000,
  loading: Number.POSITIVE_INFINITY,
}
const icons = { success: CircleCheck, error: CircleAlert, blank: Info, custom: Info, loading: Info }

/** The oldest three wait on screen, up to seventeen behind them; a toast's time starts when it shows. */
export function Toaster() {
  const { t } = useLingui()
  const region = useRef<HTMLElement>(null)
  const queue = useToasterStore({ success: { duration: 2000 }, error: { duration: 4000 } })
    .toasts.filter((item) => item.visible)
    .slice(0, queueLimit)
    .reverse()
  const shown = queue.slice(0, shownAtOnce)
  const newest = shown.at(-1)?.id

  // The top layer, again for each new toast: above a dialog that opened in between.
  useEffect(() => {
    const element = region.current
    if (!element || !newest) return
    element.showPopover()
    return () => element.hidePopover()
  }, [newest])

  return (
    <section ref={region} popover="manual" className="toasts" aria-label={t`Notices`}>
      <div role="status" className="contents">
        {shown.map((item) => item.type !== 'error' && <ToastRow key={item.id} item={item} />)}
      </div>
      <div role="alert" className="contents">
        {shown.map((item) => item.type === 'error' && <ToastRow key={item.id} item={item} />)}
      </div>
    </section>
  )
}

function ToastRow({ item }: { item: Toast }) {
  const { t } = useLingui()
  const [paused, setPaused] = useState(false)
  const left = useRef(item.duration ?? defaultDurationMs[item.type])

  useEffect(() => {
    if (paused || !Number.isFinite(left.current)) return
    const since = Date.now()
    const timer = setTimeout(() => toast.dismiss(item.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(500, left.current - (Date.now() - since))
    }
  }, [paused, item.id])

  const Icon = icons[item.type]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock
    <div
      className="toast"
      data-type={item.type}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon aria-hidden="true" />
      <div>{resolveValue(item.message, item)}</div>
      <IconButton label={t`Dismiss`} onClick={() => toast.dismiss(item.id)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
