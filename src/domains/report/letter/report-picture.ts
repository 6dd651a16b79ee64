import { config } from '#/config.ts'

/** A picture of the report's own store; those of children's reports have their own path (REP-055, decision 75). */
export const reportPicture = (name: string, child: boolean): string =>
  `${config.storeOrigin}/pictures/${child ? config.childrenPicturePath : ''}${name}`
