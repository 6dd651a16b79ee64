import { useEffect } from 'react'
import { config } from '#/config.ts'
import { safeTarget } from '#/shared/lib/safe-target.ts'

/** What others see of a shared screen: nothing of the person who shares it. */
export interface ShareCard {
  title: string
  description: string
  /** An absolute http(s) address, or a path of this site. */
  picture: string
  /** A path of the app with its query. */
  path: string
}

/** The only query parameters that travel with a shared link: codes made for sharing, and a kind. */
const SHARED_PARAMETERS = ['sharingCode', 'shareCode', 'invitationCode', 'groupCode', 'type'] as const

/** NAV-022: the card of every screen that has none of its own. */
export const defaultCard = (): ShareCard => ({ ...config.share })

/** The absolute link of a card: allow-listed parameters only, no hash; a path outside the app becomes the default one. */
export function shareLink(card: Pick<ShareCard, 'path'>, origin: string = window.location.origin): string {
  const asked = new URL(safeTarget(card.path, origin) ?? config.share.path, origin)
  const link = new URL(asked.pathname, origin)
  for (const name of SHARED_PARAMETERS) {
    const value = asked.searchParams.get(name)
    if (value) link.searchParams.set(name, value)
  }
  return link.href
}

/** The absolute picture of a card; one that is no http(s) address becomes the default one. */
export function sharePicture(card: Pick<ShareCard, 'picture'>, origin: string = window.location.origin): string {
  const standard = new URL(config.share.picture, origin).href
  if (!card.picture) return standard
  try {
    const url = new URL(card.picture, origin)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : standard
  } catch {
    return standard
  }
}

/** Cards of the screens that are shown, the latest last: a leaving screen must not take the next one's card along. */
const shown: ShareCard[] = []
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The card that the shown screen has made, or null. */
export const ownCard = (): ShareCard | null => shown.at(-1) ?? null

/**
 * The card of a page (NAV-008, NAV-022): only sharable screens have one of their own. One that makes none is shared
 * under its title; an address with parameters waits for the screen's own words, because it may name a person's things.
 */
export function cardOf(row: { title: string; share?: true | 'own'; path: string } | undefined): ShareCard {
  if (!row?.share) return defaultCard()
  const own = ownCard()
  if (own || row.share === 'own' || row.path.includes(':')) return own ?? defaultCard()
  return { ...defaultCard(), title: `${row.title} - ${config.appName}`, path: row.path }
}

/** Calls back whenever `ownCard` may have changed. @returns how to stop that. */
export function onCardChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Makes a card the current one. @returns how to take it back. */
export function showCard(card: ShareCard): () => void {
  shown.push(card)
  tell()
  return () => {
    const index = shown.indexOf(card)
    if (index >= 0) shown.splice(index, 1)
    tell()
  }
}

/** NAV-008: the card of a sharable screen for as long as it is shown; null while its facts are still loading. */
export function useShareCard(card: ShareCard | null): void {
  const { title = '', description = '', picture = '', path = '' } = card ?? {}
  useEffect(
    () => (title ? showCard({ title, description, picture, path }) : undefined),
    [title, description, picture, path],
  )
}
