import { Countdown } from '#/shared/ui/Countdown.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { campaignPeriod, nearEdge, stateWords } from '../rules.ts'
import type { StatedCampaign } from '../hooks/use-campaign.ts'
import './campaign-hero.css'

const RATIO = 750 / 420

export function CampaignHero({ campaign, now, phase, state }: StatedCampaign) {
  const { label, sentence } = stateWords[state]
  const edge = nearEdge(campaign, phase, now)
  return (
    <>
      {campaign.picture ? (
        <SafeImage className="campaign-picture" src={campaign.picture} alt="" ratio={RATIO} eager />
      ) : (
        <div className="campaign-ground" />
      )}
      <section className="card campaign-head">
        <p className={`campaign-state campaign-state-${state}`} role="status">
          {label}
        </p>
        <h2 className="campaign-title">{campaign.title}</h2>
        {campaign.summary && <p className="campaign-summary">{campaign.summary}</p>}
        <p className="muted">{campaignPeriod(campaign)}</p>
        {edge !== null && (
          <p className="campaign-countdown">
            <Countdown until={edge} prefix={phase === 'before' ? '距开始' : '距结束'} over="" />
          </p>
        )}
        {sentence && <p className="campaign-sentence">{sentence}</p>}
      </section>
    </>
  )
}
