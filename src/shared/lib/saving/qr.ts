// oxlint-disable-next-line import/no-named-as-default -- its type declarations have only the default export
import qrcode from 'qrcode-generator'

/** The modules of a QR code, true for dark modules; level M restores up to 15 % damage. */
export function qrModules(text: string): boolean[][] {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_none, column) => code.isDark(row, column)),
  )
}
