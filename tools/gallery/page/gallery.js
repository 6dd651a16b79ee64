const { states, missing, comparison, commit, taken } = window.GALLERY
const byId = (id) => document.getElementById(id)
const lookNames = { '390-light': '390 浅色', '390-dark': '390 深色', '320-light': '320 浅色', '320-large': '320 大字' }
const kinds = {
  normal: '正常',
  empty: '空',
  'signed-out': '未登录',
  waiting: '等待中',
  locked: '未解锁',
  'sold-out': '售罄、下架或满员',
  expired: '已结束',
  refused: '不可用',
  unknown: '找不到',
  offline: '没有网络',
  loading: '加载中',
  failing: '出错',
  long: '长文字',
}
/** Pictures are rendered in portions, so that a thousand of them open at once. */
const PORTION = 120

const made = (tag, fields = {}, ...below) => {
  const element = Object.assign(document.createElement(tag), fields)
  element.append(...below)
  return element
}
const option = (value, text) => made('option', { value, textContent: text })

byId('about').textContent = `提交 ${commit}，${taken.slice(0, 10)}${comparison ? `，与 ${comparison.commit} 比较` : ''}`
byId('domain').append(
  option('', '全部'),
  ...[...new Set(states.map(({ domain }) => domain))].map((name) => option(name, name)),
)
const present = new Set(states.map(({ kind }) => kind))
byId('kind').append(
  option('', '全部'),
  ...Object.entries(kinds).flatMap(([value, text]) => (present.has(value) ? [option(value, text)] : [])),
)
byId('look').append(...Object.entries(lookNames).map(([value, text]) => option(value, text)))
byId('only-changed').hidden = !comparison

const pixelsOf = (name, look) => comparison?.changes[`${name}-${look}`] ?? 0
const picture = (folder, name, look, alt) => made('img', { src: `${folder}/${name}-${look}.png`, alt, loading: 'lazy' })

const picturesOf = ({ name }, look) =>
  pixelsOf(name, look) > 0
    ? [
        picture('before', name, look, `${name} 之前`),
        picture('pictures', name, look, `${name} 现在`),
        picture('changed', name, look, `${name} 差别`),
      ]
    : [picture('pictures', name, look, name)]

function open(state, look) {
  byId('shown').replaceChildren(...picturesOf(state, look))
  byId('large').showModal()
}

function figure(state, look) {
  const pixels = pixelsOf(state.name, look)
  const button = made('button', { type: 'button', onclick: () => open(state, look) }, ...picturesOf(state, look))
  const facts = [
    state.as && `身份 ${state.as}`,
    state.knobs && `开关 ${state.knobs}`,
    state.kind !== 'normal' && kinds[state.kind],
    pixels > 0 && `${pixels} 个像素不同`,
    comparison?.added.includes(state.name) && '新的状态',
  ]
  const caption = made(
    'figcaption',
    {},
    made('strong', { textContent: state.name }),
    made('small', { textContent: state.address }),
    made('small', { textContent: facts.filter(Boolean).join('，') }),
  )
  return made('figure', { className: pixels > 0 ? 'wide' : '' }, button, caption)
}

/** The pictures that match the form: state and look; changed pictures first, beginning with the most changed. */
function found() {
  const term = byId('term').value.trim().toLowerCase()
  const [domain, kind, look] = ['domain', 'kind', 'look'].map((id) => byId(id).value)
  const only = comparison !== null && byId('changed').checked
  const fits = (state) =>
    (!domain || state.domain === domain) &&
    (!kind || state.kind === kind) &&
    [state.name, state.address, state.as, state.knobs, state.domain, kinds[state.kind]]
      .join(' ')
      .toLowerCase()
      .includes(term)
  const pairs = states.filter(fits).flatMap((state) => {
    const looks = only
      ? state.looks.filter((one) => pixelsOf(state.name, one) > 0)
      : state.looks.includes(look)
        ? [look]
        : state.looks.slice(0, 1)
    const isNew = only && comparison.added.includes(state.name)
    return (isNew && looks.length === 0 ? state.looks.slice(0, 1) : looks).map((one) => ({ state, look: one }))
  })
  return only ? pairs.sort((a, b) => pixelsOf(b.state.name, b.look) - pixelsOf(a.state.name, a.look)) : pairs
}

function show() {
  const pairs = found()
  const gone = comparison?.gone ?? []
  byId('count').textContent = [
    `${pairs.length} 张图`,
    gone.length > 0 && `不再有的状态：${gone.join('、')}`,
    missing.length > 0 && `没有拍到：${missing.map(({ title }) => title).join('、')}`,
  ]
    .filter(Boolean)
    .join('，')
  byId('list').replaceChildren()
  const more = (from) => {
    byId('list').append(...pairs.slice(from, from + PORTION).map(({ state, look }) => figure(state, look)))
    if (from + PORTION >= pairs.length) return
    const button = made('button', {
      type: 'button',
      textContent: `再显示 ${Math.min(PORTION, pairs.length - from - PORTION)} 张`,
    })
    button.addEventListener('click', () => {
      button.remove()
      more(from + PORTION)
    })
    byId('list').append(button)
  }
  more(0)
}

byId('find').addEventListener('submit', (event) => event.preventDefault())
byId('find').addEventListener('input', show)
show()
