/**
 * The mutated files, and the tests that run for them. There are four parts, because loading a test file takes longer
 * than running its tests: pure code needs no DOM, most other code can share one window, and the fault matrix runs only
 * for the client (docs/mutation.md).
 * @typedef {{ mutate: string[], tests: string[], exclude?: string[], dom: boolean, isolate: boolean }} Part
 * @type {Record<string, Part>}
 */
export const parts = {
  rules: {
    mutate: [
      'src/shared/lib/{money,idcard,mobile,pictures,fingerprint,address}.ts',
      'src/shared/lib/time/{instant,date,countdown}.ts',
      'src/shared/lib/safe/safe-target.ts',
      'src/paths.ts',
      'src/shared/api/errors.ts',
      'src/shared/form/validators.ts',
      'src/domains/*/rules.ts',
      'src/domains/order/{state/tabs,place/place-rules,amount/amount-due}.ts',
      'src/domains/report/{source/report-ids,results/categories,results/detail-rules,results/item-rules}.ts',
      'src/domains/payment/{polling/poll,machine/payment-machine,channels,machine/channel-step}.ts',
      'src/app/{start/boot-rules,start/claim-rules,report-errors,touch/tap-rules}.ts',
    ],
    tests: [
      'src/shared/lib/{,time/,safe/}*.test.ts',
      'tests/addresses.test.ts',
      'src/shared/api/errors.test.ts',
      'src/shared/form/validators.test.ts',
      'src/domains/*/{,*/}*.test.ts',
      'src/app/{start/boot-rules,touch/tap-rules}.test.ts',
      'src/app/report-errors.isolated.test.ts',
    ],
    // Thousands of random histories per mutant would take hours; the rules' own tests cover the same steps.
    exclude: [
      // These tests replace modules, which all files in one window share.
      'src/domains/**/*.isolated.test.ts',
      'src/domains/payment/*/*-histories.test.ts',
      'src/domains/payment/alipay/safe-pay.test.ts',
    ],
    dom: false,
    isolate: false,
  },
  app: {
    mutate: [
      'src/shared/lib/{storage,actions/idempotency-key,random-key,safe/safe-html,time/clock}.ts',
      'src/domains/pay-order/pending.ts',
      'src/domains/user/store.ts',
      'src/app/{guards,touch/tap-guard}.ts',
      'src/app/layouts/scroll-memory.ts',
    ],
    tests: [
      'src/shared/lib/{time/clock,time/edges}.test.ts',
      'src/shared/lib/{time/clock-sleep,actions/idempotency-key,safe/safe-html,storage}.test.tsx',
      'src/domains/pay-order/pending.test.tsx',
      'src/domains/user/store.test.tsx',
      'src/app/{guards,touch/tap-guard}.test.tsx',
      'src/app/layouts/scroll-memory.test.tsx',
    ],
    dom: true,
    isolate: false,
  },
  client: {
    mutate: ['src/shared/api/{call,endpoint,transport,query-client}.ts'],
    tests: ['src/shared/api/{call,client,early-answers,transport}.test.tsx', 'src/shared/api/query.isolated.test.tsx'],
    dom: true,
    isolate: false,
  },
  // These tests mock modules, so each file runs isolated.
  writes: {
    mutate: [
      'src/shared/api/mutation.ts',
      'src/shared/ui/use-app-mutation.ts',
      'src/domains/payment/machine/payment-store.ts',
      'src/app/start/boot.ts',
    ],
    tests: [
      'src/shared/api/mutation.isolated.test.ts',
      'src/shared/ui/use-app-mutation.isolated.test.tsx',
      'src/domains/payment/machine/payment-store.isolated.test.tsx',
      'src/app/start/{boot,boot-entry,boot-start}.isolated.test.tsx',
      // The device cache, which is connected when the app starts.
      'src/shared/api/early-answers.test.tsx',
      'src/app/start/screen-changes.test.tsx',
    ],
    dom: true,
    isolate: true,
  },
}

export const partName = process.env['MUTATION_PART'] ?? 'rules'
