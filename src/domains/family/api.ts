import { defineApi } from '#/shared/api/endpoint.ts'

/** The specification gives only the paths; for methods and directions see decisions 338 to 345. */
export const familyApi = defineApi('family', () => import('./model.ts'), {
  relations: {
    method: 'GET',
    path: 'uaa/api/family-relation/lists',
    auth: 'user',
    reply: 'FamilyRelation',
    list: true,
  },
  received: {
    method: 'GET',
    path: 'uaa/api/family-relation/invitation-lists',
    auth: 'user',
    query: 'PageQuery',
    reply: 'FamilyInvitation',
    list: true,
  },
  sent: {
    method: 'GET',
    path: 'uaa/api/family-relation/invitations',
    auth: 'user',
    query: 'PageQuery',
    reply: 'FamilyInvitation',
    list: true,
  },
  waiting: { method: 'GET', path: 'uaa/api/family-relation/invitations/count', auth: 'user', reply: 'InvitationCount' },
  invitation: {
    method: 'GET',
    path: 'uaa/api/family-relation/invitation/{id}',
    auth: 'user',
    reply: 'FamilyInvitation',
  },
  /** One call for both answers (decision 169). */
  answer: {
    method: 'POST',
    path: 'uaa/api/family-relation/invitation/agree',
    auth: 'user',
    body: 'InvitationAnswer',
    reply: 'Nothing',
    changes: ['family'],
    idempotencyKey: true,
  },
  relationTypes: {
    method: 'GET',
    path: 'uaa/api/family-relation/relation-list',
    auth: 'user',
    reply: 'FamilyRelationType',
    list: true,
  },
  invite: {
    method: 'POST',
    path: 'uaa/api/family-relation/invitation',
    auth: 'user',
    body: 'NewInvitation',
    reply: 'Nothing',
    changes: ['family'],
    idempotencyKey: true,
  },
})
