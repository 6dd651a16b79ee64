import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'

/** Born 1949-12-31, female. */
const CARD = '11010519491231002X'
const QUESTION = '证件号码对应的是女、1949-12-31出生，和已填写的不一致。用证件号码的信息替换吗？'

const openForm = () => renderRoute('/add-patient/0', { as: 'member' })
const genderRadio = (name: string) => screen.getByRole('radio', { name })
const findBirthdayButton = (text: string) => screen.findByRole('button', { name: `出生日期：${text}` })
const undoButton = () => screen.queryByRole('button', { name: '撤销' })

test('[VAL-021] an identity number fills gender and birthday and shows a notice, and 撤销 clears both', async () => {
  const app = await openForm()
  await app.type('证件号码', CARD.slice(0, 17))
  expect(genderRadio('女')).not.toBeChecked()
  await quiet()
  expect(undoButton()).toBeNull()
  await app.user.type(screen.getByLabelText('证件号码'), 'x')
  await findBirthdayButton('1949-12-31')
  expect(genderRadio('女')).toBeChecked()
  expect(screen.getByText('已按证件号码填写性别和出生日期').closest('output')).not.toBeNull()
  await app.press('撤销')
  await findBirthdayButton('请选择出生日期')
  expect(genderRadio('女')).not.toBeChecked()
  expect(screen.getByLabelText('证件号码')).toHaveValue(CARD)
  await quiet()
  expect(undoButton()).toBeNull()
})

test('[VAL-021] a sex or birthday that contradicts the identity number shows a message until it fits again', async () => {
  const app = await openForm()
  await app.type('证件号码', CARD)
  await findBirthdayButton('1949-12-31')
  await app.user.click(genderRadio('男'))
  expect(await screen.findByText('性别或出生日期和证件号码不一致，请核对')).toBeInTheDocument()
  await app.doesNotSee('已按证件号码填写性别和出生日期')
  await app.user.click(genderRadio('女'))
  expect(await screen.findByText('已按证件号码填写性别和出生日期')).toBeInTheDocument()
})

test('[VAL-021] gender and birthday chosen earlier are replaced only after a confirmation; 保留 keeps them', async () => {
  const app = await openForm()
  await screen.findByLabelText('证件号码')
  await app.user.click(genderRadio('男'))
  await app.type('证件号码', CARD)
  await app.sees(QUESTION)
  await app.press('保留')
  await app.doesNotSee(QUESTION)
  expect(genderRadio('男')).toBeChecked()
  await findBirthdayButton('请选择出生日期')
  await quiet()
  expect(undoButton()).toBeNull()
})

test('[VAL-021] 替换 fills gender and birthday, and 撤销 restores the earlier values', async () => {
  const app = await openForm()
  await screen.findByLabelText('证件号码')
  await app.user.click(genderRadio('男'))
  await app.type('证件号码', CARD)
  await app.press('替换')
  await findBirthdayButton('1949-12-31')
  expect(genderRadio('女')).toBeChecked()
  await app.press('撤销')
  await findBirthdayButton('请选择出生日期')
  expect(genderRadio('男')).toBeChecked()
})

test('[VAL-023] an invalid identity number shows a toast and fills no fields', async () => {
  const app = await openForm()
  await app.type('证件号码', '110105194912310021')
  expect(await findToast('身份证号码不正确，请检查')).toBeInTheDocument()
  await findBirthdayButton('请选择出生日期')
  await quiet()
  expect(undoButton()).toBeNull()
})

test('[VAL-024] a passport number fills no fields', async () => {
  const app = await openForm()
  await screen.findByLabelText('证件号码')
  await app.user.click(genderRadio('护照'))
  await app.type('证件号码', CARD)
  await findBirthdayButton('请选择出生日期')
  await quiet()
  expect(undoButton()).toBeNull()
})
