import { ancestry } from './report-ancestry.ts'
import { commonDiseases } from './report-common.ts'
import { drugs } from './report-drugs.ts'
import { geneticDiseases } from './report-genetic.ts'
import { lifestyle } from './report-lifestyle.ts'
import { rareDiseases } from './report-rare.ts'
import type { SeedItem } from './report-seed.ts'

/** The whole adult report, category by category. */
export const adultReport: SeedItem[] = [...commonDiseases, ...drugs, ...lifestyle, ...geneticDiseases, ...rareDiseases, ...ancestry]
