import { config } from '#/config.ts'

/** The address of a picture in the report's object store; a child's report has its own path (REP-055, decision 75). */
export const reportPicture = (name: string, child: boolean): string =>
  `${config.storeOrigin}/pictures/${child ? config.childrenPicturePath : ''}${name}`
