import { useEffect, useState } from 'react'

interface Battery extends EventTarget {
  /** 0 to 1. */
  level: number
  charging: boolean
}
export interface DeviceChecks {
  /** Null where the browser does not tell. */
  battery: { percent: number; isCharging: boolean } | null
  hasRoom: boolean | null
}

const ROOM_BYTES = 1024 * 1024

/** What the browser tells of the device; what it does not tell is not asked for. */
export function useDeviceChecks(): DeviceChecks {
  const [checks, setChecks] = useState<DeviceChecks>({ battery: null, hasRoom: null })
  useEffect(() => {
    let isCurrent = true
    const note = (some: Partial<DeviceChecks>) => isCurrent && setChecks((before) => ({ ...before, ...some }))
    const device = navigator as Navigator & { getBattery?: () => Promise<Battery> }
    let battery: Battery | null = null
    const look = () => {
      if (!battery) return
      note({ battery: { percent: Math.round(battery.level * 100), isCharging: battery.charging } })
    }
    device.getBattery?.().then(
      (found) => {
        battery = found
        look()
        for (const change of ['levelchange', 'chargingchange']) found.addEventListener(change, look)
      },
      () => undefined,
    )
    navigator.storage?.estimate?.().then(
      ({ quota = 0, usage = 0 }) => note({ hasRoom: quota - usage > ROOM_BYTES }),
      () => undefined,
    )
    return () => {
      isCurrent = false
      for (const change of ['levelchange', 'chargingchange']) battery?.removeEventListener(change, look)
    }
  }, [])
  return checks
}
