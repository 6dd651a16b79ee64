import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { config } from '#/config.ts'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'

afterEach(() => {
  config.hideRewardsInWechat = false
  config.campaignCode = ''
})

const findActionLink = (name: string | RegExp) => screen.findByRole('link', { name }, { timeout: 8000 })

describe('/action/{activity key}/my-reward/{actId}', () => {
  test('[CAMP-001] the tickets and prizes of this campaign act are listed, each with its link', async () => {
    const app = await renderRoute('/action/spring2023/my-reward/A100', { as: 'member' })
    expect(await app.sees('恭喜您，这个活动里您有2份奖励')).toHaveLength(1)
    expect(await findActionLink('去出示，春季健康咨询券')).toHaveAttribute('href', '/merchant-ticket')
    expect(await findActionLink('我的奖品，讲座门票')).toHaveAttribute('href', '/bonus-lists')
  })

  test('[CAMP-001] a reward in money has a link to the reward’s details', async () => {
    const app = await renderRoute('/action/spring2023/my-reward/A100', { as: 'salesman' })
    // The fourth reward of the seed: 300.55 yuan.
    expect(await app.sees('¥300.55')).toHaveLength(1)
    expect(await findActionLink('查看明细，活动奖励')).toHaveAttribute('href', '/account-detail/reward/RW84')
  })

  test.each([
    ['rich', 'A100'],
    ['member', 'A999'],
  ])(
    '[CAMP-001] the persona %s without a reward in act %s sees 这个活动里没有您的奖励 and a link to the campaign',
    async (persona, act) => {
      const app = await renderRoute(`/action/spring2023/my-reward/${act}`, { as: persona })
      expect(await app.sees('这个活动里没有您的奖励')).toHaveLength(1)
      expect(await findActionLink('查看活动')).toHaveAttribute('href', '/action/spring2023')
    },
  )

  test('with the setting hideRewardsInWechat, the screen inside WeChat shows a notice and does not request the rewards', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0')
    config.hideRewardsInWechat = true
    const app = await renderRoute('/action/spring2023/my-reward/A100', { as: 'member' })
    expect(await app.sees('微信里看不到奖励，请用手机浏览器打开这个页面')).toHaveLength(1)
    expect(await app.calls('wallet.rewards')).toEqual([])
    expect(await app.calls('ticket.mine')).toEqual([])
  })

  test('a visitor who opens the rewards is redirected to the login', async () => {
    const app = await renderRoute('/action/spring2023/my-reward/A100')
    await app.arrives('/login')
    expect(await app.calls('wallet.rewards')).toEqual([])
  })
})

describe('participants', () => {
  const names = async () => {
    const list = await screen.findByRole('list')
    return within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  }

  test('[CAMP-001] names are masked and in the order of the ids; unknown ids are left out, and no id is shown', async () => {
    const app = await renderRoute('/action/winter2026/participant-list/24,21,999')
    expect(await names()).toEqual(['欧**', '周**'])
    expect(await app.sees('共2位参与者')).toHaveLength(1)
    // 欧 is not the whole surname 欧阳.
    expect(await app.sees('为保护隐私，只显示名字的第一个字。')).toHaveLength(1)
    expect(document.querySelector('main')?.textContent).not.toMatch(/21|24|999|晓梅|阳明/)
  })

  test('[CAMP-001] if all participant ids are unknown, a text shows that nobody was found, with a link to the campaign', async () => {
    const app = await renderRoute('/action/winter2026/participant-list/998,999')
    expect(await app.sees('没有查到这些参与者')).toHaveLength(1)
    expect(await findActionLink('查看活动')).toHaveAttribute('href', '/action/winter2026')
  })

  test.each(['1,2', '1%2C2'])('[CAMP-002] /action/participant-list/%s opens the participant list', async (ids) => {
    const app = await renderRoute(`/action/participant-list/${ids}`)
    expect(await names()).toEqual(['李**', '王**'])
    expect(await app.calls('campaign.event')).toEqual([])
  })

  test('[CAMP-002] an id that equals the path of a campaign page opens the participant list', async () => {
    const app = await renderRoute('/action/participant-list/rules')
    expect(await app.sees('没有查到这些参与者')).toHaveLength(1)
    expect(await findActionLink('看看其他活动')).toBeVisible()
  })
})

describe('posters', () => {
  const LINK = /^https?:\/\/[^/]+\/action\/winter2026\?sharingCode=SHARE102$/

  test('[CAMP-001] [ADD-006] the poster has the person’s sharing code in its link, and no other personal data', async () => {
    const app = await renderRoute('/action/winter2026/share-playbill', { as: 'member' })
    expect(await app.sees(LINK)).toHaveLength(1)
    expect(screen.getByRole('button', { name: '生成海报' })).toBeVisible()
    expect(document.querySelector('main')?.textContent).not.toMatch(/李建国|1380000|U102/)
  })

  test('[CAMP-004] an ended campaign has no poster', async () => {
    const app = await renderRoute('/share-poster-2023-11', { as: 'member' })
    expect(await app.sees('活动已结束，海报不再提供')).toHaveLength(1)
    expect(await findActionLink('邀请好友')).toHaveAttribute('href', '/my-invitation')
    await quiet()
    expect(screen.queryByRole('button', { name: '生成海报' })).toBeNull()
  })

  test('a campaign for invited people shows its poster only to invited people', async () => {
    const app = await renderRoute('/action/closed-door/share-playbill', { as: 'rich' })
    expect(await app.sees(/只对受邀的用户开放/)).toHaveLength(1)
    await quiet()
    expect(screen.queryByRole('button', { name: '生成海报' })).toBeNull()
    app.view.unmount()
    await renderRoute('/action/closed-door/share-playbill', { as: 'member' })
    expect(await screen.findByRole('button', { name: '生成海报' })).toBeVisible()
  })

  test('[ADD-006] without a current campaign, /share-poster shows an invitation link with the sharing code', async () => {
    const app = await renderRoute('/share-poster', { as: 'member' })
    expect(await app.sees(/\/invitation-login\?invitationCode=SHARE102$/)).toHaveLength(1)
  })

  test('[ADD-006] [FMT-015] /share-poster shows the configured campaign and its link with the sharing code', async () => {
    config.campaignCode = 'winter2026'
    const app = await renderRoute('/share-poster', { as: 'member' })
    expect(await app.sees(LINK)).toHaveLength(1)
    await screen.findByRole('heading', { name: '暖冬守护家人健康' })
  })

  test.each(['/share-poster', '/share-poster-2023-11', '/action/winter2026/share-playbill'])(
    'the address %s redirects a visitor to the login',
    async (address) => {
      const app = await renderRoute(address)
      await app.arrives('/login')
      expect(await app.calls('campaign.event')).toEqual([])
    },
  )
})
