/** Whether an address shows a preview of goods (GOODS-008): by its type, or by `?preview`. */
export const isPreview = (type: string, search: URLSearchParams): boolean => type === 'preview' || search.has('preview')
