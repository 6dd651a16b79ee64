export interface Look {
  name: string
  width: 320 | 390
  dark?: true
  large?: true
}

/** The looks in the order of the pictures: the letters are enlarged last, because nothing makes them smaller again. */
export const looks = [
  { name: '390-light', width: 390 },
  { name: '390-dark', width: 390, dark: true },
  { name: '320-light', width: 320 },
  { name: '320-large', width: 320, large: true },
] as const satisfies readonly Look[]
