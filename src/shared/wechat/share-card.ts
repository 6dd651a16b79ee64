import { useEffect } from 'react'
import { config } from '#/config.ts'
import { pageStore } from '#/shared/lib/page-load/page-store.ts'
import { safeTarget } from '#/shared/lib/safe/safe-target.ts'

/** The card of a shared screen; it contains nothing personal of the sharer. */
export interface ShareCard {
  title: string
  description: string
  /** An http(s) address or a path of this site; `sharePicture` decides what WeChat gets. */
  picture: string
  /** A path of the app with its query. */
  path: string
}

/** Query parameters that stay in a shared link: sharing codes and `type`. */
const SHARED_PARAMETERS = ['sharingCode', 'shareCode', 'invitationCode', 'groupCode', 'type'] as const

/** NAV-022: the card of every screen without its own. */
export const defaultCard = (): ShareCard => ({ ...config.share })

/**
 * The absolute link of a card: allow-listed parameters only, no hash; a path outside the app is replaced by the
 * default.
 */
export function shareLink(card: Pick<ShareCard, 'path'>, origin: string = window.location.origin): string {
  const asked = new URL(safeTarget(card.path, origin) ?? config.share.path, origin)
  const link = new URL(asked.pathname, origin)
  // An event has its id in the query (CONT-005). On all other paths, an id is removed: ids of orders and reports are
  // private.
  const names = asked.pathname === '/sign-form' ? ['id', ...SHARED_PARAMETERS] : SHARED_PARAMETERS
  for (const name of names) {
    const value = asked.searchParams.get(name)
    if (value) link.searchParams.set(name, value)
  }
  return link.href
}

/** Cards of the mounted screens, the latest last: a late unmount must not remove the next screen's card. */
const useMountedCards = pageStore((): readonly ShareCard[] => [])

/** The card of the current screen, or null. */
export const screenCard = (): ShareCard | null => useMountedCards.getState().at(-1) ?? null

/**
 * The share card of a page (NAV-008, NAV-022): only sharable screens have their own. A screen without a card is shared
 * under its title; an address with parameters waits for the screen's card, because it may point to a person's data.
 */
export function cardOf(row: { title: string; share?: true | 'own'; path: string } | undefined): ShareCard {
  if (!row?.share) return defaultCard()
  const own = screenCard()
  if (own || row.share === 'own' || row.path.includes(':')) return own ?? defaultCard()
  return { ...defaultCard(), title: `${row.title} - ${config.appName}`, path: row.path }
}

/** Calls the listener whenever `screenCard` may have changed; returns a function that unsubscribes. */
export const onCardChange = (listener: () => void): (() => void) => useMountedCards.subscribe(listener)

/** Makes a card the current card, and returns a function that removes the card. */
export function addCard(card: ShareCard): () => void {
  useMountedCards.setState((shown) => [...shown, card], true)
  return () => useMountedCards.setState((shown) => shown.filter((one) => one !== card), true)
}

/** NAV-008: sets the card of a sharable screen while mounted; null while its data loads. A card needs a title. */
export function useShareCard(card: ShareCard | null): void {
  const { title = '', description = '', picture = '', path = '' } = card ?? {}
  useEffect(
    () => (title ? addCard({ title, description, picture, path }) : undefined),
    [title, description, picture, path],
  )
}
