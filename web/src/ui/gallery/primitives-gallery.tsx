import { Toaster } from '../toaster.tsx'
import { ButtonsGallery } from './buttons.tsx'
import { ChartsGallery } from './charts.tsx'
import { CoversGallery } from './covers.tsx'
import { InputsGallery } from './inputs.tsx'
import { MessagesGallery } from './messages.tsx'
import { NumbersGallery } from './numbers.tsx'
import { OverlaysGallery } from './overlays.tsx'
import { PlacesGallery } from './places.tsx'
import { StatesGallery } from './states.tsx'
import { TablesGallery } from './tables.tsx'

/** Every primitive in every state, for eyes and for axe; the theme is the page's. Its texts are samples and stay untranslated. */
export function PrimitivesGallery() {
  return (
    <div className="wrap pb-16">
      <ButtonsGallery />
      <InputsGallery />
      <PlacesGallery />
      <NumbersGallery />
      <StatesGallery />
      <OverlaysGallery />
      <TablesGallery />
      <MessagesGallery />
      <ChartsGallery />
      <CoversGallery />
      <Toaster />
    </div>
  )
}
