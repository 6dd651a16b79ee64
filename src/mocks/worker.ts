/// <reference types="msw/vite/client" />
import { http, HttpResponse } from 'msw'
import { network } from 'virtual:msw'
import { createBackend } from './backend.ts'
import type { Db } from './db.ts'
import { instantPage } from './wechat-accounts.ts'

/** The static demo: the same backend, in the page of a service worker, with its data kept for the tab. */

const KEY = 'mock-db'
const VERSION = 10

function load(): Db | undefined {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? '') as { version: number; db: Db }
    return kept.version === VERSION ? kept.db : undefined
  } catch {
    return undefined
  }
}

const keep = (db: Db): void => window.sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, db }))

export async function startWorker(): Promise<void> {
  const kept = load()
  const backend = createBackend({ changed: keep, authorizePage: instantPage, ...(kept ? { db: kept } : {}) })
  const control = [
    http.get('*/__mock/sign-in', ({ request }) =>
      HttpResponse.json({ token: backend.tokenFor(new URL(request.url).searchParams.get('persona') ?? '') }),
    ),
    http.get('*/__mock/reset', () => {
      backend.reset()
      return HttpResponse.json(null)
    }),
  ]
  network.configure({
    handlers: [...control, ...backend.handlers],
    context: { quiet: true },
    onUnhandledFrame: 'bypass',
  })
  await network.enable()
}
