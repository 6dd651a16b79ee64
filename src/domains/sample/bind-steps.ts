import { paths, to } from '#/paths.ts'

/** A tube on its way to being bound; a tooth-source one belongs to an order. */
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

/** The addresses of the steps. They hold all that was chosen, so that each step can be left and come back to (BIND-007). */
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
