import { paths } from '#/paths.ts'

/** Screens without any content unless all of these reads succeed, with the reason. */
export const NEED_SEVERAL_READS: Readonly<Record<string, string>> = {
  [paths.friend]: 'nothing about a person is shown before the person’s own genetic data is shared',
  [paths.friendLite]: 'nothing about a person is shown before the person’s own genetic data is shared',
  [paths.friendApplication]: 'nothing about a person is shown before the person’s own genetic data is shared',
  [paths.report]: 'the sample report must not stand in for the person’s own report when that could not be looked up',
  [paths.orderPayInput]: 'the amount due comes from the order and its payments, and is not guessed',
  [paths.reportSummarize]: 'a sheet for the doctor that lacks a category misleads',
  [paths.reservation]: 'a visit needs a day and the prices of its visitors',
  [paths.salesmanPoster]: 'a poster is a picture with the name and the code of the person',
  [paths.manPoster]: 'a poster is a picture with the name and the code of the person',
}
