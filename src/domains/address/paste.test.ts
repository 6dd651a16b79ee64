import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { regions } from '#/shared/lib/regions.ts'
import { changesBy, missingPart, parsePastedAddress } from './paste.ts'

const parse = (line: string) => parsePastedAddress(line, regions)

const GD = ['广东省', '深圳市', '南山区']
const HOME = '科技园南区8栋1203室'
const HE = { name: '李建国', mobile: '13800000002', landline: '' }

describe('a pasted line fills the form', () => {
  test.each([
    ['李建国 13800000002 广东省深圳市南山区科技园南区8栋1203室'],
    ['李建国，13800000002，广东省深圳市南山区科技园南区8栋1203室'],
    ['李建国,13800000002,广东省,深圳市,南山区,科技园南区8栋1203室'],
    ['13800000002 李建国 广东省深圳市南山区科技园南区8栋1203室'],
    ['广东省深圳市南山区科技园南区8栋1203室 李建国 13800000002'],
    ['广东省深圳市南山区科技园南区8栋1203室 13800000002 李建国'],
    ['13800000002，广东省深圳市南山区科技园南区8栋1203室，李建国'],
    ['广东省深圳市南山区科技园南区8栋1203室，李建国，13800000002'],
    ['李建国 138 0000 0002 广东省 深圳市 南山区 科技园南区8栋1203室'],
    ['李建国 138-0000-0002 广东省深圳市南山区科技园南区8栋1203室'],
    ['李建国 +8613800000002 广东省深圳市南山区科技园南区8栋1203室'],
    ['李建国 +86 138 0000 0002 广东省深圳市南山区科技园南区8栋1203室'],
    ['李建国　１３８０００００００２　广东省深圳市南山区科技园南区8栋1203室'],
    ['收货人：李建国 手机号码：13800000002 所在地区：广东省深圳市南山区 详细地址：科技园南区8栋1203室'],
    ['收件人:李建国\n电话:13800000002\n地址:广东省深圳市南山区科技园南区8栋1203室'],
    ['姓名：李建国；联系电话：13800000002；收货地址：广东省深圳市南山区科技园南区8栋1203室'],
    ['地址：广东省深圳市南山区科技园南区8栋1203室 联系人：李建国 电话：13800000002'],
    ['李建国13800000002广东省深圳市南山区科技园南区8栋1203室'],
    ['广东省深圳市南山区科技园南区8栋1203室李建国13800000002'],
    ['广东深圳南山区科技园南区8栋1203室 李建国 13800000002'],
    ['深圳市南山区科技园南区8栋1203室 李建国 13800000002'],
    ['深圳南山区科技园南区8栋1203室 李建国 13800000002'],
    ['广东省南山区科技园南区8栋1203室 李建国 13800000002'],
    ['李建国（13800000002）广东省深圳市南山区科技园南区8栋1203室'],
    ['广东省/深圳市/南山区/科技园南区8栋1203室/李建国/13800000002'],
    ['  李建国 | 13800000002 | 广东省-深圳市-南山区 科技园南区8栋1203室  '],
  ])('name, mobile number, region and street are parsed from the line %s', (line) => {
    expect(parse(line)).toEqual({ ...HE, region: GD, detail: HOME })
  })

  test.each([
    ['王秀兰 13900000001 北京市东城区东直门外大街5号', '王秀兰', ['北京市', '北京市', '东城区'], '东直门外大街5号'],
    [
      '王秀兰 13900000001 北京市北京市东城区东直门外大街5号',
      '王秀兰',
      ['北京市', '北京市', '东城区'],
      '东直门外大街5号',
    ],
    ['王秀兰 13900000001 北京东城区东直门外大街5号', '王秀兰', ['北京市', '北京市', '东城区'], '东直门外大街5号'],
    ['上海市浦东新区世纪大道100号 陈静 13900000001', '陈静', ['上海市', '上海市', '浦东新区'], '世纪大道100号'],
    [
      '吴志强 13900000001 广西壮族自治区南宁市青秀区民族大道1号',
      '吴志强',
      ['广西壮族自治区', '南宁市', '青秀区'],
      '民族大道1号',
    ],
    ['吴志强 13900000001 广西南宁青秀区民族大道1号', '吴志强', ['广西壮族自治区', '南宁市', '青秀区'], '民族大道1号'],
    [
      '湖北恩施土家族苗族自治州恩施市东风大道8号，周雪梅，13900000001',
      '周雪梅',
      ['湖北省', '恩施土家族苗族自治州', '恩施市'],
      '东风大道8号',
    ],
    ['欧阳明月 13900000001 浙江省杭州市西湖区文三路90号', '欧阳明月', ['浙江省', '杭州市', '西湖区'], '文三路90号'],
    [
      '阿依古丽·买买提 13900000001 新疆维吾尔自治区乌鲁木齐市天山区解放路1号',
      '阿依古丽·买买提',
      ['新疆维吾尔自治区', '乌鲁木齐市', '天山区'],
      '解放路1号',
    ],
    [
      '张先生 13900000001 江苏省苏州市吴中区木渎镇中山路3号',
      '张先生',
      ['江苏省', '苏州市', '吴中区'],
      '木渎镇中山路3号',
    ],
    [
      '赵敏 13900000001 四川省成都市武侯区 天府大道 1号 A座 12楼',
      '赵敏',
      ['四川省', '成都市', '武侯区'],
      '天府大道1号A座12楼',
    ],
  ])('name, region and street are parsed from the line %s', (line, name, region, detail) => {
    expect(parse(line)).toEqual({ name, mobile: '13900000001', region, detail, landline: '' })
  })

  const LINE = '广东省深圳市南山区科技园南区8栋1203室'
  test.each([
    // Texts that shops and couriers write around the same address.
    `李建国 008613800000002 ${LINE}`,
    `李建国 86-13800000002 ${LINE}`,
    `寄到：${LINE}，李建国收，13800000002`,
    `${LINE}李建国（收）13800000002`,
    `${LINE} 李建国亲启 13800000002`,
    `李建国 13800000002 中国${LINE}`,
    `李建国 13800000002 中国 ${LINE}`,
    `李建国 13800000002 ${LINE} 518000`,
    `李建国 13800000002 518000 ${LINE}`,
    `李建国 13800000002 ${LINE} 邮编：518000`,
    `李建国 13800000002 ${LINE}（518000）`,
    `邮寄地址：${LINE} 李建国 13800000002 邮政编码：518000`,
  ])('additions by shops and couriers are left out of the line %s', (line) => {
    expect(parse(line)).toEqual({ ...HE, region: GD, detail: HOME })
  })

  test.each([
    `李建国 13800000002-1234 ${LINE}`,
    `李建国 13800000002转1234 ${LINE}`,
    `李建国 13800000002 转 1234 ${LINE}`,
    `李建国 13800000002分机1234 ${LINE}`,
    `李建国[1234] 13800000002 ${LINE}`,
    `李建国【1234】，13800000002，${LINE}`,
    `13800000002-1234 李建国 ${LINE}`,
    `${LINE} 李建国[1234] 13800000002`,
  ])('the extension of a phone number stays in the address for the courier: %s', (line) => {
    expect(parse(line)).toEqual({ ...HE, region: GD, detail: `${HOME}（电话转1234）` })
  })

  test.each([
    ['上海市市辖区徐汇区漕溪北路595号', ['上海市', '上海市', '徐汇区'], '漕溪北路595号'],
    ['上海 上海市 徐汇区 漕溪北路595号', ['上海市', '上海市', '徐汇区'], '漕溪北路595号'],
    ['重庆市万州区白岩路1号', ['重庆市', '重庆市', '万州区'], '白岩路1号'],
    ['天津和平南京路1号', ['天津市', '天津市', '和平区'], '南京路1号'],
    ['湖北省仙桃市沔阳大道1号', ['湖北省', '省直辖县', '仙桃市'], '沔阳大道1号'],
    ['湖北省省直辖县级行政区划仙桃市沔阳大道1号', ['湖北省', '省直辖县', '仙桃市'], '沔阳大道1号'],
    ['湖北省直辖县仙桃市沔阳大道1号', ['湖北省', '省直辖县', '仙桃市'], '沔阳大道1号'],
    ['湖北仙桃市沔阳大道1号', ['湖北省', '省直辖县', '仙桃市'], '沔阳大道1号'],
    ['河南省济源市宣化街1号', ['河南省', '省直辖县', '济源市'], '宣化街1号'],
    ['海南省五指山市通什镇1号', ['海南省', '省直辖县', '五指山市'], '通什镇1号'],
    ['海南琼海市嘉积镇1号', ['海南省', '省直辖县', '琼海市'], '嘉积镇1号'],
    ['新疆石河子市北四路1号', ['新疆维吾尔自治区', '自治区直辖县级行政区划', '石河子市'], '北四路1号'],
    ['广东省东莞市南城街道鸿福路1号', ['广东省', '东莞市', '南城街道'], '鸿福路1号'],
    ['广东省中山市石岐街道1号', ['广东省', '中山市', '石岐街道'], '1号'],
    ['海南省儋州市那大镇1号', ['海南省', '儋州市', '那大镇'], '1号'],
    ['甘肃省嘉峪关市胜利路1号', ['甘肃省', '嘉峪关市', '市辖区'], '胜利路1号'],
    ['内蒙古呼和浩特市新城区1号', ['内蒙古自治区', '呼和浩特市', '新城区'], '1号'],
    ['内蒙古自治区锡林郭勒盟锡林浩特市1号', ['内蒙古自治区', '锡林郭勒盟', '锡林浩特市'], '1号'],
    ['西藏拉萨市城关区北京中路1号', ['西藏自治区', '拉萨市', '城关区'], '北京中路1号'],
    ['江苏省昆山市前进路1号', ['江苏省', '苏州市', '昆山市'], '前进路1号'],
    ['云南大理大理市下关1号', ['云南省', '大理白族自治州', '大理市'], '下关1号'],
    ['贵州黔东南凯里市1号', ['贵州省', '黔东南苗族侗族自治州', '凯里市'], '1号'],
    ['吉林延边延吉市1号', ['吉林省', '延边朝鲜族自治州', '延吉市'], '1号'],
    ['香港特别行政区中西区皇后大道1号', ['香港特别行政区', '香港岛', '中西区'], '皇后大道1号'],
  ])('the region of the address %s is found', (line, region, detail) => {
    expect(parse(`李建国 13800000002 ${line}`)).toEqual({ ...HE, region, detail })
  })

  test.each(['𠮷田一', '李建国先生', 'Tom Lee', 'Anna Maria Lopez', '欧阳明月女士', '王一'])(
    '%s is recognized as a name',
    (name) => {
      expect(parse(`${name} 13800000002 ${LINE}`)).toEqual({ ...HE, name, region: GD, detail: HOME })
    },
  )

  test.each([`李建国 0755-26000000 ${LINE}`, `李建国 (0755)26000000 ${LINE}`, `${LINE} 李建国 075526000000`])(
    'a landline number is listed as unrecognized, because the form has no field for it: %s',
    (line) => {
      const pasted = parse(line)
      expect(pasted).toEqual({ ...HE, mobile: '', landline: '0755-26000000', region: GD, detail: HOME })
      expect(missingPart(pasted)).toBe('座机0755-26000000不能收短信，请填写手机号')
    },
  )

  test('the form fields missing in the pasted line stay empty and are listed', () => {
    expect(parse('')).toEqual({ name: '', mobile: '', region: [], detail: '', landline: '' })
    expect(missingPart(parse(''))).toBe('没有识别到姓名、手机号、省市区、详细地址，请手动填写')
    const noRegion = parse('李建国 13800000002 科技园南区8栋')
    expect(noRegion).toEqual({ ...HE, region: [], detail: '科技园南区8栋' })
    expect(missingPart(noRegion)).toBe('没有识别到省市区，请手动填写')
    expect(missingPart(parse('广东省深圳市南山区科技园南区8栋1203室'))).toBe('没有识别到姓名、手机号，请手动填写')
    expect(missingPart({ ...HE, region: GD, detail: HOME })).toBeNull()
  })

  test('a street named after a district is not taken as a district, and part of a long number is not taken as a mobile number', () => {
    expect(parse('李建国 13800000002 广东省深圳市宝安路1号').region).toEqual([])
    expect(parse('李建国 4403041380000000299 广东省').mobile).toBe('')
  })

  test('every district of the list is found by its full name', () => {
    const lines = regions.flatMap((province) =>
      (province.children ?? []).flatMap((city) =>
        (city.children ?? []).map((district) => [province.value, city.value, district.value]),
      ),
    )
    expect(lines.length).toBeGreaterThan(2500)
    const wrong = lines.filter(
      (path) => parse(`李建国 13800000002 ${path.join('')}幸福路1号`).region.join() !== path.join(),
    )
    expect(wrong).toEqual([])
  })

  test('parsing any pasted line throws no exception, and the mobile number has eleven digits or is empty', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (line) => {
        const { mobile, region } = parse(line)
        expect(mobile).toMatch(/^(1[3-9]\d{9})?$/)
        expect([0, 3]).toContain(region.length)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a second pasted line', () => {
  const first = parse(`李建国 13800000002 广东省深圳市南山区科技园1号`)
  const second = parse('王秀兰 北京市东城区东直门外大街5号')

  test('replaces every value of the first line', () => {
    expect(changesBy(second, first, first)).toEqual([
      ['name', '王秀兰'],
      ['mobile', ''],
      ['region', ['北京市', '北京市', '东城区']],
      ['detail', '东直门外大街5号'],
    ])
  })

  test('does not overwrite what was typed after the first line', () => {
    expect(changesBy(second, first, { ...first, mobile: '13900000001' }).map(([name]) => name)).toEqual([
      'name',
      'region',
      'detail',
    ])
  })

  test('without a region clears the region of the first line', () => {
    expect(changesBy(parse('王秀兰 13900000001 科技园1号'), first, first)).toContainEqual(['region', []])
  })
})
