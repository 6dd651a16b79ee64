import * as z from 'zod/mini'
import { stored } from '#/shared/lib/storage.ts'

/** Whether the liability notice was confirmed in this tab (LOGIN-003); it goes with the sign-out. */
export const noticeConfirmed = stored('session', 'liability-notice', z.boolean(), false)
