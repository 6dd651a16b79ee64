import { documentState } from '#/shared/lib/document/document-state.ts'

/** For each open confirmation the function that closes it without an answer, the topmost last. */
export const openConfirmations = documentState(() => new Set<() => void>())
