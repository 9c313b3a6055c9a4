import { useLingui } from '@lingui/react/macro'

export interface NamedColour {
  name: string
  hex: string
}

// A slide keeps its colours in both themes, so these are not the theme's tokens.
export function useGroundColours(): readonly NamedColour[] {
  const { t } = useLingui()
  return [
    { name: t`White`, hex: '#FFFFFF' },
    { name: t`Mist`, hex: '#F3F6F4' },
    { name: t`Clay tint`, hex: '#FBE6DC' },
    { name: t`Hill`, hex: '#0E6446' },
    { name: t`Ink`, hex: '#101A16' },
  ]
}

export function useTextColours(): readonly NamedColour[] {
  const { t } = useLingui()
  return [
    { name: t`Ink`, hex: '#101A16' },
    { name: t`Hill`, hex: '#0E6446' },
    { name: t`Clay`, hex: '#7A2A0F' },
    { name: t`White`, hex: '#FFFFFF' },
  ]
}
