import * as calls from '../../../contract/desk/property-photos.ts'
import type { HotelCatalogue } from '../../hotel/catalogue/hotel-catalogue.ts'
import type { PropertyPhotos } from '../../hotel/photo/property-photos.ts'
import type { ImageService } from '../../image/image-service.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Desk } from '../mount-desk.ts'
import { createDeskProperties } from './desk-properties.ts'

/** Mounts finding properties, and what staff edit of them: their photos. */
export function mountDeskProperties(
  api: Api,
  { db }: Pick<Platform, 'db'>,
  { access, log }: Desk,
  parts: {
    catalogue: HotelCatalogue
    photos: PropertyPhotos
    images: Pick<ImageService, 'find'>
  },
): void {
  const properties = createDeskProperties({ db, log, ...parts })

  api.mount(calls.findProperties, async ({ query }) => ({
    properties: await properties.find(query.q),
  }))
  api.mount(calls.getPropertyPhotos, ({ params }) => properties.read(params.hotelId))
  api.mount(calls.savePropertyPhotos, async (call) => {
    const { id } = await access.allow(call, 'content.edit')
    const { photos, revision } = call.body
    await properties.save(id, call.params.hotelId, { photos, revision })
    return properties.read(call.params.hotelId)
  })
}
