/**
 * A valid Chinese PDF. The file is small because it embeds no font: the reader's own character tables are used
 * (Adobe-GB1), as in files of many Chinese offices. Each inner list is a page, each text a line.
 */
export function samplePdf(pages: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${6 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 5 0 R /DW 1000 /W [1 95 500] ' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 ' +
      '/Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ...pages.flatMap((lines, index) => pageObjects(lines, 7 + index * 2)),
  ]
  return assemble(objects)
}

/** The two bytes of each character in the font's encoding. */
const ucs2 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')

function pageObjects(lines: readonly string[], contentId: number): string[] {
  const drawn = lines.map((line, index) => `${index === 0 ? '' : '0 -34 Td '}<${ucs2(line)}> Tj`).join('\n')
  const content = `BT /F1 20 Tf 60 760 Td\n${drawn}\nET`
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${contentId} 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
}

function assemble(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n`
  text += `${text.lastIndexOf('xref\n0')}\n%%EOF\n`
  return new TextEncoder().encode(text)
}
