const ADDRESS = /^(https:\/\/|\/(?!\/)|blob:|data:image\/)/

/** Whether a text is the address of a picture. */
export const isPicture = (url: string): boolean => ADDRESS.test(url)
