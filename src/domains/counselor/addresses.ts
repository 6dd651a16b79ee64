export const addresses = {
  counselorCode: '/get-code-pay-counselor',
} as const
