import type { User } from '#/domains/user/model.ts'
import type { Profile } from './model.ts'

/**
 * The user, completed by fields of the full profile. Where both have a field, the user's value is used: it is refetched
 * after each change.
 */
export const withProfile = (user: User, profile: Profile | null | undefined): User =>
  profile
    ? {
        ...user,
        fullName: user.fullName || profile.fullName,
        mobile: user.mobile || profile.mobile,
        headImage: user.headImage || profile.headImage,
        gender: user.gender === 'SECRET' ? profile.gender : user.gender,
        birthday: user.birthday || profile.birthday,
      }
    : user
