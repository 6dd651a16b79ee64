import { mergeTests } from '@playwright/test'
import { test as oldTest } from '../engines/old-engines.ts'
import { test as phoneTest } from '../gallery/phone.ts'

/** One `test` for all files of this folder: for another `test` Playwright starts new workers with new browsers. */
export const test = mergeTests(phoneTest, oldTest)
