import type { Endpoint } from '#/shared/api/endpoint.ts'

const contracts = import.meta.glob<Record<string, Record<string, Endpoint>>>('../../src/domains/**/{api,*-api}.ts', {
  eager: true,
})

export const allEndpoints: readonly Endpoint[] = Object.values(contracts)
  .flatMap((exported) => Object.entries(exported))
  .filter(([name]) => name.endsWith('Api'))
  .flatMap(([, api]) => Object.values(api))
