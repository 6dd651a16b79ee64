export function oldChromium(): string
export function webkit(): { driver: string; browser: string; screen: string }
