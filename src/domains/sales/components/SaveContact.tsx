import { saveFile } from '#/shared/lib/saving/save-file.ts'
import { type CardFacts, cardText, vcardOf } from '#/shared/lib/saving/vcard.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { copyOrShow } from '#/shared/ui/layers/copy.ts'
import { isWechat } from '#/shared/wechat/wechat.ts'

/** Saves a contact to the phone's address book. WeChat saves no files, so in WeChat the button copies the text. */
export function SaveContact({ facts }: { facts: CardFacts }) {
  if (isWechat())
    return (
      <Button kind="plain" onPress={() => void copyOrShow(cardText(facts), '已复制，可以粘贴到手机通讯录')}>
        复制联系方式
      </Button>
    )
  return (
    <Button kind="plain" onPress={() => saveFile('名片.vcf', vcardOf(facts), 'text/vcard')}>
      保存到通讯录
    </Button>
  )
}
