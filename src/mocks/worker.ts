/// <reference types="msw/vite/client" />
import { http, HttpResponse } from 'msw'
import { network } from 'virtual:msw'
import { createBackend } from './backend.ts'
import { type Db, DB_VERSION } from './db.ts'
import { control } from './workbench/control.ts'
import { instantPage } from './wechat-accounts.ts'

/**
 * The static demo: the same mock backend in the page, behind a service worker; its data is stored until the tab is
 * closed.
 */

const KEY = 'mock-db'

function load(): Db | undefined {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? '') as { version: number; db: Db }
    return kept.version === DB_VERSION ? kept.db : undefined
  } catch {
    return undefined
  }
}

const keep = (db: Db): void => window.sessionStorage.setItem(KEY, JSON.stringify({ version: DB_VERSION, db }))

export async function startWorker(): Promise<void> {
  const kept = load()
  const backend = createBackend({ changed: keep, authorizePage: instantPage, ...(kept ? { db: kept } : {}) })
  const ownHandler = http.get('*/__mock/:name', ({ request }) => {
    const told = control(backend, new URL(request.url))
    return told && HttpResponse.json(told.body as null, { status: told.status })
  })
  network.configure({
    handlers: [ownHandler, ...backend.handlers],
    context: { quiet: true },
    onUnhandledFrame: 'bypass',
  })
  await network.enable()
}
