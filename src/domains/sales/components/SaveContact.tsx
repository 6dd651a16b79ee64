import { copyText } from '#/shared/lib/copy.ts'
import { saveFile } from '#/shared/lib/saving/save-file.ts'
import { type CardFacts, cardText, vcardOf } from '#/shared/lib/saving/vcard.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { notice, toast } from '#/shared/ui/layers/toast.ts'
import { isWechat } from '#/shared/wechat/wechat.ts'

/** Saves a contact to the phone's address book. WeChat saves no files: there the button copies the text. */
export function SaveContact({ facts }: { facts: CardFacts }) {
  const text = cardText(facts)
  const copy = async () => {
    if (await copyText(text)) toast('已复制，可以粘贴到手机通讯录')
    else await notice(text, '请长按文字复制')
  }
  if (isWechat())
    return (
      <Button kind="plain" onPress={() => void copy()}>
        复制联系方式
      </Button>
    )
  return (
    <Button kind="plain" onPress={() => saveFile('名片.vcf', vcardOf(facts), 'text/vcard')}>
      保存到通讯录
    </Button>
  )
}
