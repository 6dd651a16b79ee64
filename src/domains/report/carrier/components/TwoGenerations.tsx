import { childLabel, childrenOf, type ChildState } from '../inheritance-rules.ts'
import { type Partner, partnerLabel, type Stage } from '../../words/person/owner-rules.ts'
import './carrier.css'

const LEFT = 'M22 2a20 20 0 0 0 0 40'
const RIGHT = 'M22 2a20 20 0 0 1 0 40'
const MIDDLE = 'M22 2v40'
const QUESTION = 'M17.5 18.2a4.6 4.6 0 1 1 6.6 4.2c-1.5.8-2.1 1.6-2.1 3.2m0 4.4v.4'

/** The fill of the two halves, which can be distinguished without colour; a dashed half is unknown. */
const halves: Record<ChildState, { full: string; dashed: string; tone: string }> = {
  unknown: { full: '', dashed: LEFT + RIGHT, tone: 'unknown' },
  passed: { full: `${LEFT}Z`, dashed: RIGHT, tone: 'carrier' },
  spared: { full: '', dashed: RIGHT, tone: 'unknown' },
  free: { full: '', dashed: '', tone: 'free' },
  carrier: { full: `${LEFT}Z`, dashed: '', tone: 'carrier' },
  affected: { full: `${LEFT}Z${RIGHT}Z`, dashed: '', tone: 'affected' },
}

/** A person as a circle of two halves, which are the two copies of the gene; a filled half has the variant. */
function Mark({ state, size }: { state: ChildState; size: number }) {
  const { full, dashed, tone } = halves[state]
  const solid = state === 'unknown' ? '' : dashed ? LEFT + MIDDLE : LEFT + RIGHT + MIDDLE
  return (
    <svg className={`gens-mark gens-${tone}`} width={size} height={size} viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="21" />
      <g fill="none" stroke="currentColor" strokeWidth="2.5">
        {full && <path d={full} fill="currentColor" />}
        {solid && <path d={solid} />}
        {dashed && <path d={dashed} strokeDasharray="4 4" />}
        {state === 'unknown' && <path d={QUESTION} strokeLinecap="round" />}
      </g>
    </svg>
  )
}

/** Breaks a label of four or more characters after the second, so that all such labels take two lines. */
function Label({ text }: { text: string }) {
  if (text.length < 4) return <span>{text}</span>
  return (
    <span>
      {text.slice(0, 2)}
      <br />
      {text.slice(2)}
    </span>
  )
}

const partnerState: Record<Partner, ChildState> = { UNKNOWN: 'unknown', FREE: 'free', CARRIER: 'carrier' }

interface TwoGenerationsProps {
  who: string
  other: string
  partner: Partner
  stage: Stage
}

export function TwoGenerations({ who, other, partner, stage }: TwoGenerationsProps) {
  return (
    <figure className="gens">
      <ul className="gens-parents" aria-label="父母">
        <li>
          <Mark state="carrier" size={48} />
          <strong>
            <bdi>{who}</bdi>
          </strong>
          <span>携带者</span>
        </li>
        <li>
          <Mark state={partnerState[partner]} size={48} />
          <strong>{other}</strong>
          <span>{partnerLabel[partner]}</span>
        </li>
      </ul>
      <svg className="gens-lines" viewBox="0 0 400 20" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M200 0v8M50 20v-6q0-6 6-6h288q6 0 6 6v6M150 8v12M250 8v12"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ul className="gens-children" aria-label="4 个孩子">
        {childrenOf(partner, stage).map((state, at) => (
          // eslint-disable-next-line react/no-array-index-key -- four fixed positions that never reorder
          <li key={at}>
            <Mark state={state} size={40} />
            <Label text={childLabel[state]} />
          </li>
        ))}
      </ul>
      <figcaption className="muted">
        圆的两半是基因的两份。涂满一半，是带有一份变化；两半都涂满，是两份都有变化；虚线是还不知道。
      </figcaption>
    </figure>
  )
}
