import { z } from 'zod'
import { orderCodeSchema } from '../ids.ts'

/** The path of calls about one order. */
export const orderParams = z.object({ orderCode: orderCodeSchema })

/** How calls about one order answer those who may not see it: a guest, or somebody who isn't its member. */
export const orderErrors = ['TRX_NOT_FOUND', 'TRX_MEMBER_NOT_FOUND'] as const
