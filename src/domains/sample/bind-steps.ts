import { paths, to } from '#/paths.ts'

/** A tube to bind; a tooth sample belongs to an order. */
export interface BindTube {
  sampleId: string
  packageName: string
  mallOrderId?: string | undefined
}

interface BindSteps {
  first: string
  second: (patientId: string) => string
  third: (patientId: string) => string
}

/** The screens before the last step. */
export const bindScreens: readonly string[] = [
  paths.bindInput,
  paths.bindFirst,
  paths.bindSecond,
  paths.toothSelect,
  paths.toothInput,
  paths.toothFirst,
  paths.toothSecond,
]

/** The addresses of the steps. All choices are in them, so that every step can be left and opened again (BIND-007). */
export function bindSteps({ sampleId, packageName, mallOrderId }: BindTube): BindSteps {
  if (mallOrderId === undefined)
    return {
      first: to(paths.bindFirst, { sampleId, packageName }),
      second: (patientId) => to(paths.bindSecond, { sampleId, packageName, patientId }),
      third: (patientId) => to(paths.bindThird, { sampleId, packageName, patientId }),
    }
  const tube = { mallOrderId, sampleId, packageName }
  return {
    first: to(paths.toothFirst, tube),
    second: (patientId) => to(paths.toothSecond, { ...tube, patientId }),
    third: (patientId) => to(paths.toothThird, { ...tube, patientId }),
  }
}
