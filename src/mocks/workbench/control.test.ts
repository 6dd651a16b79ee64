import { expect, test } from 'vitest'
import { createBackend } from '../backend.ts'
import { personas } from '../personas.ts'
import { control } from './control.ts'
import { recipeAddress, recipes } from './recipes.ts'
import { misunderstood } from './understood.ts'

function world() {
  const backend = createBackend()
  const told = (path: string) => control(backend, new URL(`http://localhost/__mock/${path}`))
  const wrong = (knobs: string, persona = '') => {
    const token = persona ? (backend.tokenFor(persona) ?? '') : ''
    return told(`wrong?${new URLSearchParams({ knobs, token }).toString()}`)?.body
  }
  return { backend, told, wrong }
}

test.each([
  ['sign-in?persona=nobody', '没有叫 nobody 的身份，请用 ?persona= 加上 new、member、'],
  ['sign-in?persona=', '没有给出身份，请用 ?persona= 加上 new、'],
  ['sign-in', '没有给出身份'],
])('a sign-in with the path %s is refused with the list of personas, and nobody is signed in', (path, sentence) => {
  const { told, backend } = world()
  const before = backend.db.sessions.length
  expect(told(path)).toEqual({ status: 400, body: { message: expect.stringContaining(sentence) as string } })
  expect(backend.db.sessions).toHaveLength(before)
})

test.each(personas.map(({ persona }) => persona))('sign-in?persona=%s returns a token', (persona) => {
  const { told } = world()
  const signedIn = told(`sign-in?persona=${persona}`)
  const { token } = (signedIn?.body ?? {}) as { token?: string }
  expect(told(`who?token=${token}`)).toEqual({ status: 200, body: { persona } })
})

test('knobs that need a session give a warning without a session', () => {
  const { wrong } = world()
  expect(wrong('life:shipped;given:to-pay')).toEqual([expect.stringContaining('开关 life、given 要有人登录才起作用')])
  expect(wrong('given:to-pay;persona:anonymous')).toHaveLength(1)
  expect(wrong('life:shipped', 'new')).toEqual([])
  expect(wrong('persona:new;life:shipped')).toEqual([])
  expect(wrong('latency:800;backend:long')).toEqual([])
})

test('a situation gives a warning if the person lacks what the situation needs', () => {
  const { wrong } = world()
  const lacking = '开关 given:unlocking 对王秀兰不起作用，它需要有报告'
  expect(wrong('given:unlocking', 'new')).toEqual([expect.stringContaining(lacking)])
  expect(wrong('persona:new;given:unlocking', 'reported')).toEqual([expect.stringContaining(lacking)])
  expect(wrong('given:unlocking', 'reported')).toEqual([])
  expect(wrong('given:asked-to-pay', 'rich')).toEqual([expect.stringContaining('请人代付')])
  expect(wrong('given:asked-to-pay', 'member')).toEqual([])
  // The knob life creates the report before the situation needs it.
  expect(wrong('life:reported;given:unlocking', 'new')).toEqual([])
})

test('an unknown part of a knob text also gives a warning', () => {
  expect(world().wrong('fault:nope.x=500;life:shipped')).toEqual([
    expect.stringContaining('nope.x=500'),
    expect.stringContaining('要有人登录'),
  ])
})

test.each([0, 1, 30, 59])(
  'the workbench’s discount situation has ten seconds left, even %i minutes after the full hour',
  (minutes) => {
    const recipe = recipes.find(({ title }) => title === '限时折扣还有 10 秒')
    const now = Date.parse('2026-11-24T10:00:00+08:00') + minutes * 60_000
    expect(recipe && recipeAddress(recipe, now)).toContain('clock:2026-11-24T03:59:50.000Z')
  },
)

test('every situation of the workbench is valid and possible for its person', () => {
  const { wrong } = world()
  const texts = recipes.map((recipe) => new URL(recipeAddress(recipe, Date.now()), 'http://localhost'))
  const knobs = texts.map((url) => url.searchParams.get('mock') ?? '')
  expect(knobs.flatMap((text) => [...misunderstood(text), ...(wrong(text) as string[])])).toEqual([])
})
