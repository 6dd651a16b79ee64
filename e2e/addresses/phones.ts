import { mergeTests } from '@playwright/test'
import { test as oldTest } from '../engines/old-engines.ts'
import { test as phoneTest } from '../gallery/phone.ts'

/** One test for all files of this folder: Playwright starts its workers anew, browsers and all, for another one. */
export const test = mergeTests(phoneTest, oldTest)
