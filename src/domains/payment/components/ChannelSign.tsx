import type { ChannelTraits } from '../channels.ts'

/** The app's own drawings, no trademarks: a message with a tick, a coin, a test tube. */
const signs: Record<ChannelTraits['brand'], { ground: string; d: string }> = {
  wechat: {
    ground: '#07893f',
    d: 'M16 7.5c-5.2 0-9 3.3-9 7.5 0 2.3 1.2 4.3 3 5.7l-.6 3.3 3.6-1.8c1 .2 2 .3 3 .3 5.2 0 9-3.3 9-7.5s-3.8-7.5-9-7.5ZM12 15l3 3 5.2-5.5',
  },
  alipay: {
    ground: '#1268e0',
    d: 'M16 7a9 9 0 1 0 0 18 9 9 0 1 0 0-18ZM12.5 11.5 16 15.5l3.5-4M16 15.5v5.5M13 16h6M13 18.5h6',
  },
  simulated: { ground: '#5b6470', d: 'M12.5 7.5h7M14 7.5v11.5a2 2 0 0 0 4 0V7.5M14 14h4' },
}

interface ChannelSignProps extends Pick<ChannelTraits, 'brand'> {
  bank: true | undefined
}

/** The logo of a channel in its own colour, the same in light and dark mode; for a bank, a red logo is added. */
export const ChannelSign = ({ brand, bank }: ChannelSignProps) => (
  <svg
    width={36}
    height={36}
    viewBox="0 0 34 34"
    fill="none"
    stroke="#fff"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    aria-hidden="true"
  >
    <rect width={32} height={32} rx={8} fill={signs[brand].ground} stroke="none" />
    <path d={signs[brand].d} />
    {bank && (
      <>
        <circle cx={26} cy={26} r={7.5} fill="#c01830" strokeWidth={1.25} />
        <path d="m22.5 24.5 3.5-2 3.5 2ZM24 26v2.5M26 26v2.5M28 26v2.5M22.8 29.5h6.4" strokeWidth={1} />
      </>
    )}
  </svg>
)
