import { mergeTests } from '@playwright/test'
import { test as oldTest } from '../engines/old-browser-fixtures.ts'
import { test as phoneTest } from '../gallery/phone.ts'

/** All files of this folder share one `test`. For another `test`, Playwright would start new workers and browsers. */
export const test = mergeTests(phoneTest, oldTest)
