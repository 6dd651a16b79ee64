export function writeContract(out: string): void
