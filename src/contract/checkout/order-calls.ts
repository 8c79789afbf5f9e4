import { z } from 'zod'
import { orderCodeSchema } from '../ids.ts'

/** The path of calls about one order. */
export const orderParams = z.object({ orderCode: orderCodeSchema })

/** Errors for callers without access to the order: guests, and members it doesn't belong to. */
export const orderErrors = ['TRX_NOT_FOUND', 'TRX_MEMBER_NOT_FOUND'] as const
